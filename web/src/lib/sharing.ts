/** A picture of a table to share: the server draws it, the browser makes an image of it that every program can show. */

import { words } from './words.svelte'

const LARGEST = 2400
const FONT = 'Alegreya'

export async function savePicture(table: string, theme: 'light' | 'dark'): Promise<void> {
  const answer = await fetch(`/api/tables/${table}/picture?theme=${theme}&language=${words.language}`)
  const drawn = (await answer.text()).replace('<defs>', `<defs><style>${await fonts()}</style>`)
  const picture = new Image()
  picture.src = await asData(new Blob([drawn], { type: 'image/svg+xml' }))
  await picture.decode()
  const scale = Math.min(2, LARGEST / Math.max(picture.naturalWidth, picture.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.naturalWidth * scale)
  canvas.height = Math.round(picture.naturalHeight * scale)
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const image = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(image!)
  link.download = `${table}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** The font of titles and numbers, as a part of the picture: an image cannot use the fonts of the page. */
async function fonts(): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-family').replaceAll(/["']/g, '') === FONT)
  const rules = faces.map(async ({ cssText, parentStyleSheet }) => {
    const file = /url\("?([^")]+)"?\)/.exec(cssText)?.[1]
    if (!file) return ''
    const font = await fetch(new URL(file, parentStyleSheet?.href ?? location.href))
    return cssText.replace(/src:[^;]+;/, `src: url(${await asData(await font.blob())});`)
  })
  return (await Promise.all(rules)).join('')
}

function asData(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = () => failed(reader.error!)
    reader.readAsDataURL(blob)
  })
}

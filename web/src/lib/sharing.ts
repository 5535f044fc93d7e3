/** A picture of a table to share: the server draws it, the browser makes an image of it that every program can show. */

const LARGEST = 2400

export async function savePicture(table: string, theme: 'light' | 'dark'): Promise<void> {
  const picture = new Image()
  picture.src = `/api/tables/${table}/picture?theme=${theme}`
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

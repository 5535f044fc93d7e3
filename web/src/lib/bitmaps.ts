/**
 * Large backgrounds as bitmaps. A browser lays out a vector image once, but paints its shapes again with whatever changes
 * above it. Here an image is painted once for a size and a theme, and its pixels are copied from then on.
 */

/** Enough for the tables of both games in both themes; what was not needed for longest is forgotten. */
const MOST = 48

const bitmaps = new Map<string, Promise<HTMLCanvasElement>>()

/** An image in so many pixels. Its address says what it shows, in which colours. */
export function bitmap(url: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const key = `${width} ${height} ${url}`
  const found = bitmaps.get(key) ?? paint(url, width, height)
  bitmaps.delete(key) // it is the last one again
  bitmaps.set(key, found)
  found.catch(() => bitmaps.delete(key))
  if (bitmaps.size > MOST) bitmaps.delete(bitmaps.keys().next().value!)
  return found
}

async function paint(url: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const picture = new Image()
  picture.src = url.replace('<svg ', `<svg width='${width}' height='${height}' `) // Firefox paints no image without
  await picture.decode()
  return copy(picture, document.createElement('canvas'), width, height)
}

/** Show a picture on a canvas. That it may be read keeps it in main memory, without a layer of the graphics card. */
export function copy(
  picture: CanvasImageSource,
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): HTMLCanvasElement {
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, width, height)
  return canvas
}

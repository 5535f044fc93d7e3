/** Round numbers between two values at equal distances, for the lines behind a chart: about as many as wanted. */
export function ticksOf(low: number, high: number, wanted: number): number[] {
  const size = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => (high - low) / size <= wanted + 1) ?? 200
  const lowest = Math.ceil(low / size)
  return Array.from({ length: Math.floor(high / size) - lowest + 1 }, (_, index) => (lowest + index) * size)
}

/**
 * The files of a ZIP archive without compression, by its central directory (APPNOTE 6.3, 4.3.12): read by other code
 * than writes it.
 */
export function filesInZip(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.byteLength - 22
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) throw new Error('this is no ZIP archive')
  const files = new Map<string, Uint8Array>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint16(at + 10, true) !== 0) throw new Error('a file is compressed')
    const [size, name, extra, comment] = [24, 28, 30, 32].map((offset, i) =>
      i === 0 ? view.getUint32(at + offset, true) : view.getUint16(at + offset, true),
    ) as [number, number, number, number]
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    files.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), bytes.subarray(start, start + size))
    at += 46 + name + extra + comment
  }
  return files
}

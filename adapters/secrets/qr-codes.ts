import { encodeQR } from 'qr'
import type { ForDrawingQrCodes } from '#core/second-factor/ports.ts'

/** QR codes with the quiet zone that the norm asks for (ISO 18004: four units). */
export const qrCodes = (): ForDrawingQrCodes => ({
  draw(text) {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
    const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: rows.length, path: dark.join('') }
  },
})

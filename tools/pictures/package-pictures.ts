import { apricot, board, ink, mist, paper, petrol, stop } from '#react/blocks/covers/register.ts'
import { circle, rect } from '#react/blocks/covers/shapes.ts'
import type { Scene } from './town-scenes.ts'

/** Side of the square on which the items of a starter package are drawn. */
export const packageSide = 96

const lines = (x: number, y: number, width: number, count: number, fill: string = ink): string =>
  Array.from({ length: count }, (_, i) => rect(x, y + i * 11, i === count - 1 ? width * 0.6 : width, 4, fill)).join('')

const objects: Readonly<Record<string, string>> = {
  buch:
    rect(22, 14, 52, 68, stop(1)) +
    rect(22, 14, 10, 68, ink) +
    rect(42, 28, 24, 6, apricot) +
    rect(42, 40, 16, 4, apricot),
  mappe:
    rect(14, 30, 68, 50, stop(5)) + rect(14, 22, 30, 12, stop(5)) + rect(22, 38, 52, 34, paper) + lines(28, 44, 38, 3),
  ordner:
    rect(24, 12, 48, 72, petrol) + rect(34, 22, 28, 22, paper) + circle(48, 66, 8, board) + rect(24, 12, 6, 72, ink),
  block: rect(20, 16, 56, 66, paper) + rect(20, 16, 56, 12, stop(3)) + lines(28, 38, 40, 4),
  karten:
    rect(14, 36, 50, 38, stop(8)) + rect(22, 28, 50, 38, apricot) + rect(30, 20, 50, 38, paper) + lines(36, 28, 36, 3),
  faltblatt:
    rect(12, 20, 24, 58, paper) +
    rect(36, 20, 24, 58, board) +
    rect(60, 20, 24, 58, paper) +
    lines(16, 28, 16, 4) +
    rect(36, 20, 24, 16, stop(2)) +
    lines(64, 28, 16, 4),
  plakat: rect(18, 10, 60, 76, stop(2)) + circle(48, 38, 16, apricot) + lines(28, 64, 40, 2, paper),
  kalender:
    rect(16, 20, 64, 62, paper) +
    rect(16, 20, 64, 16, stop(1)) +
    Array.from({ length: 12 }, (_, i) =>
      rect(24 + (i % 4) * 14, 44 + Math.floor(i / 4) * 12, 8, 7, i === 6 ? stop(6) : mist),
    ).join('') +
    rect(28, 14, 4, 12, ink) +
    rect(64, 14, 4, 12, ink),
  tabelle:
    rect(14, 18, 68, 60, paper) +
    rect(14, 18, 68, 12, petrol) +
    Array.from({ length: 3 }, (_, i) => rect(14, 42 + i * 12, 68, 2, ink)).join('') +
    rect(36, 30, 2, 48, ink) +
    rect(58, 30, 2, 48, ink),
}

/** Small pictures of what starter packages hold. */
export const packagePictures: readonly Scene[] = Object.entries(objects).map(([file, thing]) => ({
  file,
  drawing: rect(0, 0, packageSide, packageSide, mist) + thing,
}))

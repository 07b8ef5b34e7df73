import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hotelScene, hotelViews } from './hotel-views.ts'
import { packagePictures, packageSide } from './package-pictures.ts'
import { sheet } from './scenery.ts'
import { townScenes, type Scene } from './town-scenes.ts'

/*
 * Draws the pictures that the demo content names: `node tools/pictures/write-pictures.ts` writes them into public/img.
 * They are drawings of our own, no photographs and no likeness; a provider names pictures of his own instead.
 */

const images = join(import.meta.dirname, '../../public/img')

function write(folder: string, width: number, height: number, scenes: readonly Scene[]): void {
  mkdirSync(join(images, folder), { recursive: true })
  for (const { file, drawing } of scenes)
    writeFileSync(
      join(images, folder, `${file}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>\n`,
    )
  console.log(`${folder}: ${scenes.length} pictures`)
}

write('orte', sheet.width, sheet.height, townScenes)
write('haeuser', sheet.width, sheet.height, hotelViews.map(hotelScene))
write('paket', packageSide, packageSide, packagePictures)

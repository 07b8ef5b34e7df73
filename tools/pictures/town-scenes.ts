import { apricot, board, ink, mist, paper, petrol, stop } from '#react/blocks/covers/register.ts'
import * as draw from './scenery.ts'

/** A view of something in a town: its file, what it shows, and the drawing. */
export interface Scene {
  readonly file: string
  readonly drawing: string
}

const { day, misty, night, water, sun, moon, meadow, floor } = draw
const brick = stop(2)
const red = stop(1)
const warm = stop(4)
const light = stop(7)
const gold = stop(9)

const buildings = (from = 0): string =>
  draw.gables(from, [62, 74, 56, 80, 66, 72, 70], [96, 118, 84, 126, 104], [brick, warm, petrol, light, red])

/** Two views of each town of the demo content. */
export const townScenes: readonly Scene[] = [
  {
    file: 'hamburg-1',
    drawing: day + sun(390) + draw.crane(70, ink) + draw.crane(210, brick) + water() + draw.ship(260, red),
  },
  { file: 'hamburg-2', drawing: misty + buildings() + water(petrol, gold) + draw.archedBridge(4, brick) },
  { file: 'berlin-1', drawing: day + sun(80) + water() + draw.towerBridge(brick) },
  { file: 'berlin-2', drawing: misty + sun(110, 96) + draw.kite(320, 84, red) + draw.kite(390, 130, light) + meadow },
  { file: 'koeln-1', drawing: day + draw.church(330, 2, warm, 150) + water() + draw.bowBridge(3, ink) },
  {
    file: 'koeln-2',
    drawing:
      misty + draw.dome(60, 92, 96, warm) + draw.church(170, 2, brick) + draw.dome(330, 88, 78, light) + floor(board),
  },
  {
    file: 'leipzig-1',
    drawing: day + draw.chimney(60, 172, brick) + draw.factory(96, 6, warm) + water() + draw.canoe(290, red),
  },
  {
    file: 'leipzig-2',
    drawing:
      misty +
      sun(90) +
      draw.church(220, 1, warm, 142) +
      draw.gables(20, [70, 80], [88, 104], [brick, light]) +
      draw.gables(372, [60, 64], [92, 76], [petrol, brick]) +
      floor(stop(3)),
  },
  {
    file: 'muenchen-1',
    drawing:
      misty +
      sun(380) +
      draw.hills(petrol, stop(6), petrol) +
      water(mist, paper) +
      draw.trees(petrol, 60, 200, 340, 430),
  },
  {
    file: 'muenchen-2',
    drawing:
      day +
      draw.hills(mist, petrol, mist) +
      draw.dome(196, 120, 22, paper, petrol) +
      draw.columns(200, 4, 92, 34, paper) +
      meadow,
  },
  {
    file: 'nuernberg-1',
    drawing: day + buildings(10) + draw.beams(84, 74, 118) + draw.beams(202, 80, 126) + water(petrol, gold),
  },
  { file: 'nuernberg-2', drawing: misty + sun(400) + draw.columns(40, 8, 132, 54, paper, false) + floor(board) },
  {
    file: 'frankfurt-1',
    drawing:
      night +
      moon(60) +
      draw.highrise(120, 50, 150, warm) +
      draw.highrise(190, 44, 188, brick) +
      draw.highrise(260, 66, 128, petrol) +
      draw.highrise(350, 44, 164, light) +
      water() +
      draw.bowBridge(2, stop(8), ink),
  },
  { file: 'frankfurt-2', drawing: day + sun(100) + draw.vines(stop(6), petrol) },
  { file: 'rostock-1', drawing: misty + sun(110) + draw.lighthouse(320, red) + water() + draw.sail(180, gold) },
  { file: 'rostock-2', drawing: day + buildings() + water() + draw.sail(120, brick) + draw.sail(330, paper) },
  {
    file: 'bremen-1',
    drawing:
      day +
      draw.gables(30, [46, 52, 44, 58, 48, 54, 46, 52], [110, 96, 128, 104], [brick, light, petrol, warm]) +
      floor(board),
  },
  {
    file: 'bremen-2',
    drawing: misty + draw.trees(petrol, 60, 140, 220, 300, 380, 440) + water(petrol, paper) + draw.ship(150, brick),
  },
  {
    file: 'hannover-1',
    drawing: day + sun(90) + draw.trees(petrol, 300, 350, 400, 450) + water() + draw.sail(200, red),
  },
  { file: 'hannover-2', drawing: misty + draw.palace(70, 340, 74, warm) + draw.dome(190, 100, 116, light) + meadow },
  { file: 'dortmund-1', drawing: day + draw.factory(200, 5, brick) + draw.windingTower(70, ink) + floor(warm) },
  {
    file: 'dortmund-2',
    drawing:
      misty + sun(400) + draw.hills(stop(6), petrol, stop(6)) + water() + draw.sail(160, red) + draw.sail(300, gold),
  },
  {
    file: 'duesseldorf-1',
    drawing:
      day + sun(400) + draw.needle(110, ink) + draw.trees(petrol, 200, 270, 340) + water() + draw.ship(200, brick),
  },
  {
    file: 'duesseldorf-2',
    drawing:
      misty +
      draw.highrise(60, 80, 150, paper, 26) +
      draw.highrise(190, 80, 176, brick, -18) +
      draw.highrise(310, 84, 140, gold, 22) +
      floor(board),
  },
  { file: 'stuttgart-1', drawing: misty + sun(110) + draw.vines(light, petrol) },
  { file: 'stuttgart-2', drawing: night + moon(80) + draw.cube(160, 172, stop(4), apricot) + floor(petrol) },
  {
    file: 'freiburg-1',
    drawing: day + sun(110) + draw.hills(petrol, stop(6), petrol) + meadow + draw.trees(stop(7), 70, 170, 300, 410),
  },
  {
    file: 'freiburg-2',
    drawing:
      misty +
      draw.gables(10, [70, 64], [80, 98], [light, warm]) +
      draw.church(190, 1, brick, 168) +
      draw.gables(350, [62, 60], [92, 78], [warm, light]) +
      floor(board),
  },
  {
    file: 'dresden-1',
    drawing:
      day +
      draw.palace(20, 120, 62, warm) +
      draw.dome(180, 104, 100, paper, brick) +
      draw.tower(320, 30, 124, light) +
      draw.palace(370, 90, 58, warm) +
      water() +
      draw.archedBridge(5, brick),
  },
  {
    file: 'dresden-2',
    drawing: misty + sun(90) + draw.hills(petrol, stop(6), petrol) + draw.palace(290, 110, 50, paper) + floor(stop(7)),
  },
  {
    file: 'erfurt-1',
    drawing:
      day +
      draw.gables(24, [66, 58, 70, 62, 72, 60, 44], [76, 92, 70, 86], [light, brick, paper, warm]) +
      water() +
      draw.archedBridge(6, brick),
  },
  { file: 'erfurt-2', drawing: misty + sun(90) + draw.church(260, 2, brick, 164) + draw.fortress(stop(6)) + meadow },
  {
    file: 'kassel-1',
    drawing: day + sun(90) + draw.palace(110, 260, 66, gold) + meadow + draw.trees(stop(6), 50, 430),
  },
  { file: 'kassel-2', drawing: misty + draw.cascade(paper, brick) + meadow + draw.trees(petrol, 40, 90, 390, 440) },
  {
    file: 'luebeck-1',
    drawing:
      day +
      draw.palace(180, 120, 92, brick) +
      draw.tower(110, 80, 106, brick) +
      draw.tower(290, 80, 106, brick) +
      meadow,
  },
  {
    file: 'luebeck-2',
    drawing:
      misty +
      draw.steppedGable(30, 90, 100, brick) +
      draw.steppedGable(128, 84, 116, warm) +
      draw.steppedGable(220, 92, 94, red) +
      draw.steppedGable(320, 96, 110, brick) +
      water(petrol, gold),
  },
]

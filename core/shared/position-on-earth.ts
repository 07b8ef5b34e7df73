/** In degrees, north and east positive (WGS 84). */
export interface PositionOnEarth {
  readonly latitude: number
  readonly longitude: number
}

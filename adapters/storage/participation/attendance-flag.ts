/** Whether somebody was there, as a column: 1, 0, or nothing while nobody noted it. */
export const attendanceFlag = (attended: boolean | undefined): number | null =>
  attended === undefined ? null : Number(attended)

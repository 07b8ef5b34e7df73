/** Venue numbers that stand for no physical venue: the part takes place online (spec §3, §9). */
export const noVenueIds: readonly number[] = [522, -1]

/** Whether a venue number means a hotel, where people come together. */
export const isPhysicalVenue = (hotelId: number): boolean => !noVenueIds.includes(hotelId)

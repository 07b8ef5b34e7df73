/** Venue numbers that stand for no physical venue: the part takes place online (spec §3, §9). */
export const noVenueIds: readonly number[] = [522, -1]

/** Whether a venue number means that people come together in a place. */
export const isPhysicalVenue = (hotelId: number): boolean => !noVenueIds.includes(hotelId)

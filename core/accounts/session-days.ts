/** How many days a session lasts that is to be remembered. */
export const rememberedDays = 30

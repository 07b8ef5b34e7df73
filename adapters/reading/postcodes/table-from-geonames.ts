/**
 * The compact table of a list of GeoNames (columns of tabs: country, postcode, place, …, latitude and longitude as tenth and
 * eleventh): the middle of a postcode's places, two decimals.
 */
export function tableFrom(list: string): string {
  const places = list.split('\n').flatMap((line) => {
    const columns = line.split('\t')
    const [postcode = '', latitude, longitude] = [columns[1], Number(columns[9]), Number(columns[10])]
    return /^\d{5}$/.test(postcode) && latitude && longitude ? { postcode, latitude, longitude } : []
  })
  return [...Map.groupBy(places, ({ postcode }) => postcode)]
    .map(([postcode, all]) => `${postcode} ${middle(all, 'latitude')} ${middle(all, 'longitude')}\n`)
    .toSorted()
    .join('')
}

const middle = <Name extends 'latitude' | 'longitude'>(
  places: readonly { readonly [N in Name]: number }[],
  name: Name,
): string => (places.reduce((sum, place) => sum + place[name], 0) / places.length).toFixed(2)

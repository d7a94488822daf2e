/** In the place of the table's filters in the header, which no column of ours has. */
export const flattenKeys = (): never[] => [];

// oxlint-disable-next-line import/no-default-export -- it is imported so
export default function NoFilters(): null {
  return null;
}

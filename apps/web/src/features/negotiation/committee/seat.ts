/** A member's seat, and the package. */
export interface Seat {
  readonly id: string;
  readonly packageId: string;
}

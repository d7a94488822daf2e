/** One bar: its name, its size, and where its rows are. */
export interface ChartLine {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The value as it is read. */
  readonly shown: string;
}

export interface ChartPoint {
  readonly label: string;
  readonly value: number;
}

export type DrawnChart = 'bar' | 'line' | 'pie';

import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { idInput } from '../kit/resource.ts';
import { mansionFloor } from './mansion-floor.ts';
import { room } from './room.ts';

const area = z.string();

/** Which rooms are counted. */
export const roomsAsked = z.object({
  campus: z.coerce.number().int().optional(),
  mansionId: idInput.optional(),
  deptId: idInput.optional(),
});
export type RoomsAsked = z.infer<typeof roomsAsked>;

/** One slice of a pie, or one bar. `ratio` in per cent with two decimals; all of a chart make 100.00. */
const slice = z.object({ key: z.string(), name: z.string(), value: z.string(), ratio: z.string() });

/** docs/estate.md, section D: numbers are texts, with two decimals where they are areas. */
export const chartAnswer = z.object({
  unit: z.string(),
  categories: z.array(z.string()),
  series: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      nameEn: z.string(),
      type: z.enum(['bar', 'pie']),
      data: z.union([z.array(z.string()), z.array(slice)]),
    }),
  ),
  total: z.record(z.string(), z.string()),
  asOf: z.string(),
});
export type ChartAnswer = z.infer<typeof chartAnswer>;

/** The rooms of one purpose, one type, or one unit together. */
export const roomsTogether = fieldsIn(
  z.object({
    key: z.string(),
    name: z.string(),
    roomCount: z.number(),
    buildArea: area,
    usableArea: area,
    ratio: z.string(),
  }),
  room,
);
export type RoomsTogether = z.infer<typeof roomsTogether>;

export interface RoomsBranch extends RoomsTogether {
  readonly children?: RoomsBranch[];
}
const roomsBranch: z.ZodType<RoomsBranch> = fieldsIn(
  roomsTogether.extend({ children: z.lazy(() => z.array(roomsBranch)).optional() }),
  room,
);

export const roomsChart = z.object({ pie: chartAnswer, bar: chartAnswer, tree: z.array(roomsBranch) });

/** A room as the stack of a building shows it. */
export const stackedRoom = fieldsIn(
  z.object({
    id: z.string(),
    roomNo: z.string(),
    roomName: z.string().nullable(),
    usableArea: area,
    roomStatus: z.number(),
    roomPurpose: z.number(),
    useDeptName: z.string().nullable(),
  }),
  room,
);
export type StackedRoom = z.infer<typeof stackedRoom>;

export const stackedFloor = fieldsIn(
  z.object({
    floorId: z.string(),
    floorNo: z.number(),
    floorName: z.string(),
    buildArea: area,
    rooms: z.array(stackedRoom),
  }),
  mansionFloor,
);
export type StackedFloor = z.infer<typeof stackedFloor>;

import type { HallAnswer, HallRoom } from '@zhaocai/model/hall/hall-endpoints';

/** A package in the hall, with the hall that it is in. */
export interface RoomProps {
  readonly hall: HallAnswer;
  readonly room: HallRoom;
}

import type { Endpoint } from '../kit/endpoint.ts';
import type { Route } from '../kit/entity.ts';
import type { Fields } from '../kit/field.ts';
import { listExport, type ListExport } from '../kit/list-export.ts';
import type { Text } from '../kit/text.ts';
import { squareMetres } from '../kit/units.ts';
import { facultyRoomData, roomPurposeData, roomTypeData } from './room-endpoints.ts';

const permission = 'roomStatistics_export';

/** The columns of a count of rooms by `first`. */
function countFields(first: Text): Fields {
  return {
    name: { kind: 'text', label: first, maxLength: 100 },
    roomCount: { kind: 'integer', label: { zh: '房间数', en: 'Rooms' } },
    buildArea: { kind: 'decimal', label: { zh: '建筑面积', en: 'Gross area' }, unit: squareMetres },
    usableArea: { kind: 'decimal', label: { zh: '使用面积', en: 'Usable area' }, unit: squareMetres },
    ratio: { kind: 'decimal', label: { zh: '占比', en: 'Share' }, unit: { zh: '%', en: '%' } },
  };
}

interface Named<I> {
  readonly list: Endpoint<I, unknown>;
  readonly path: string;
  readonly name: Text;
  readonly first: Text;
}

/** The API names these spreadsheets itself, and asks for them by either method. */
function named<I>({ list, path, name, first }: Named<I>): ListExport {
  const exported = listExport({ list, name, permission, fields: countFields(first) });
  const route: Route = `POST /api/eam/bizroom/${path}`;
  return { ...exported, endpoint: { ...exported.endpoint, route, aliases: [`GET /api/eam/bizroom/${path}`] } };
}

export const roomPurposeExport = named({
  list: roomPurposeData,
  path: 'byRoomPurposeExcel',
  name: { zh: '按用途用房统计', en: 'Rooms by purpose' },
  first: { zh: '房间用途', en: 'Purpose' },
});
export const roomTypeExport = named({
  list: roomTypeData,
  path: 'byRoomTypeExcel',
  name: { zh: '按类型用房统计', en: 'Rooms by type' },
  first: { zh: '房间类型', en: 'Room type' },
});
export const facultyRoomExport = named({
  list: facultyRoomData,
  path: 'facultyRoomExcel',
  name: { zh: '按使用单位用房统计', en: 'Rooms by unit' },
  first: { zh: '使用单位', en: 'Using unit' },
});

export const spaceListExports = [roomPurposeExport, roomTypeExport, facultyRoomExport] as const;

import { z } from 'zod';
import { endpoint, type Endpoint } from '../kit/endpoint.ts';
import type { Entity, Route } from '../kit/entity.ts';
import type { Fields, InputOf } from '../kit/field.ts';
import { idInput, resource, type Saved } from '../kit/resource.ts';
import { carPosition } from './car-position.ts';
import { civilDefence } from './civil-defence.ts';
import { facility } from './facility.ts';
import { land } from './land.ts';
import { managementUser } from './management-user.ts';
import { school } from './school.ts';
import { structure } from './structure.ts';

/** The API has a call of its own for changing a row: the entity's save, for a row that is there. */
function editOf<F extends Fields>(
  definition: Entity<F>,
  route: Route,
  aliases?: readonly Route[],
): Endpoint<InputOf<F> & { readonly id: string }, Saved> {
  const { save } = resource(definition);
  if (!save) throw new Error(`${definition.name} is not saved`);
  const { permission, output, ids } = save;
  const label = { zh: `${definition.label.zh}修改`, en: `${definition.label.en}: change` };
  // The fields are checked by the definition, as those of the save.
  const input = z.looseObject({ id: idInput }) as unknown as z.ZodType<InputOf<F> & { readonly id: string }>;
  return endpoint({ route, aliases, label, permission, input, output, writes: true, ids });
}

export const editLand = editOf(land, 'POST /api/eam/bizland/editSave');
export const editCivilDefence = editOf(civilDefence, 'POST /api/eam/bizcivilairdefenseengineering/editSave');
export const editSchool = editOf(school, 'POST /api/eam/biz-school/editSave');
export const editStructure = editOf(structure, 'POST /api/eam/bizbuildgoods/editSave');
export const editFacility = editOf(facility, 'POST /api/eam/facilities/update', [
  'POST /api/eam/facility/update',
  'POST /api/eam/bizfacilities/update',
]);
export const editCarPosition = editOf(carPosition, 'POST /api/eam/car/position/updateCarPositionInfo');
export const editManagementUser = editOf(managementUser, 'POST /api/eam/management/user/updateById');

const enumerationItem = z.object({
  value: z.string(),
  label: z.string(),
  labelEn: z.string(),
  code: z.string(),
  sort: z.number(),
  sealed: z.number(),
  gbCode: z.string().optional(),
});
export type EnumerationItem = z.infer<typeof enumerationItem>;

/** Every enumeration of the estate by its name (docs/estate.md B.1); `managePerson` and `land` come from the tenant's rows. */
export const estateEnumeration = endpoint({
  route: 'POST /api/eam/enums/:name',
  label: { zh: '房产枚举', en: 'Enumeration of the estate' },
  permission: 'signedIn',
  input: z.object({ name: z.string().max(64) }),
  output: z.array(enumerationItem),
});

/** A POST from forms: numbers may come as text, an empty text is nothing. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Assigns a free position to a person and a car, or takes it back (SM16). */
export const distributeCarPosition = endpoint({
  route: 'POST /api/eam/car-position/distribution/saveCarPositionInfo',
  label: { zh: '车位分配与退还', en: 'Assign or return a parking space' },
  permission: 'carPosition_assign',
  input: z.object({
    positionId: idInput,
    action: z.enum(['assign', 'return']).default('assign'),
    userId: optional(idInput.optional()),
    plateNo: optional(z.string().max(20).optional()),
    startDate: optional(z.string().max(10).optional()),
    endDate: optional(z.string().max(10).optional()),
    fee: optional(z.coerce.string().max(20).optional()),
    paymentMethod: optional(z.coerce.number().int().optional()),
  }),
  output: z.object({ id: z.string(), status: z.number() }),
  writes: true,
  ids: { positionId: 'carPosition', userId: 'user' },
});

export const campusEndpoints = [
  editLand,
  editCivilDefence,
  editSchool,
  editStructure,
  editFacility,
  editCarPosition,
  editManagementUser,
  estateEnumeration,
  distributeCarPosition,
] as const;

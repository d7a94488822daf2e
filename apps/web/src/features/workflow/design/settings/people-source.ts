import { listUsers, type ListedUser } from '@zhaocai/model/organization/user-endpoints';
import { call } from '../../../../kit/http/call.ts';
import type { Pickable, PickerInput } from '../../../../kit/picker/row-picker.tsx';

/** What every picker of the designer sends: current, size 10 and name. */
export function pickQuery({ keyword, current, size }: PickerInput) {
  const name = keyword.trim();
  return { current, size, ...(name && { name }) };
}

/** The enabled people of one's own tenant by name; they come at once and are paged here. */
export async function loadPeople(input: PickerInput): Promise<readonly Pickable[]> {
  const query = pickQuery(input);
  const { data } = await call(listUsers, { ...query, ...(query.name && { keyword: query.name }) });
  return data.map(personOf);
}

export function personOf({ id, realName, name, account, deptName }: ListedUser): Pickable {
  return { id, title: realName || name || account, note: [account, deptName].filter(Boolean).join(' · ') };
}

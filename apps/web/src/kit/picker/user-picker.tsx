import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import { call } from '../http/call.ts';
import { cutLike } from '../http/cut-answers.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { RowPicker, type Pickable, type PickerInput } from './row-picker.tsx';

export interface UserPickerProps {
  readonly isOpen: boolean;
  readonly title?: string;
  readonly value: readonly Pickable[];
  readonly isMultiple?: boolean;
  /** People of one department alone. */
  readonly deptId?: string;
  readonly onPick: (picked: readonly Pickable[]) => void;
  readonly onClose: () => void;
}

/** Picks people of one's own tenant by name, account or department. */
export function UserPicker({ title, deptId, ...rest }: UserPickerProps) {
  const t = useText();
  return (
    <RowPicker
      {...rest}
      title={title ?? t(kitTexts.pickUsers)}
      rowsKey={[userList.route, deptId]}
      searchPlaceholder={t(kitTexts.searchUsers)}
      load={(input) => loadUsers(input, deptId)}
    />
  );
}

interface ListedUser {
  readonly id: string;
  readonly account: string;
  readonly name: string | null;
  readonly realName: string | null;
  readonly deptName?: string | null;
}

/** For choosers, open to everybody who is signed in; the kit knows it by its route alone. */
const userList = {
  route: 'GET /api/blade-user/user-list',
  permission: 'signedIn',
} as unknown as Endpoint<{ keyword: string; deptId?: string }, readonly ListedUser[]>;

async function loadUsers({ keyword }: PickerInput, deptId: string | undefined): Promise<readonly Pickable[]> {
  const { data } = await call(userList, { keyword: keyword.trim(), deptId });
  const people = data.map(({ id, account, name, realName, deptName }) => ({
    id,
    title: realName || name || account,
    note: [account, deptName].filter(Boolean).join(' · '),
  }));
  return cutLike(people, data);
}

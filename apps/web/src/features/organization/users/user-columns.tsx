import { user } from '@zhaocai/model/organization/user';
import { roleText } from '@zhaocai/model/permission/role-words';
import type { UserRow } from '@zhaocai/model/organization/user-endpoints';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { organizationTexts as texts } from '../texts.ts';

const { fields } = user;

/** The first four stand on a phone's card. */
export const userColumns: readonly DataColumn<UserRow>[] = [
  { prop: 'name', label: fields.name.label, width: 120, type: 'mylink', sortable: true },
  { prop: 'account', label: fields.account.label, width: 120, sortable: true },
  { prop: 'deptName', label: texts.deptName, width: 140, render: ({ deptName }) => <Names value={deptName} /> },
  {
    prop: 'status',
    label: fields.status.label,
    width: 100,
    render: ({ status }) => <ChoiceTag choices={fields.status.choices} value={status} />,
  },
  { prop: 'roleName', label: texts.roleName, width: 180, render: ({ roleName }) => <RoleNames value={roleName} /> },
  { prop: 'phone', label: fields.phone.label, width: 130, isProno: true },
  { prop: 'postName', label: texts.postName, width: 140, render: ({ postName }) => <Names value={postName} /> },
  { prop: 'realName', label: fields.realName.label, width: 120, visible: false },
  { prop: 'code', label: fields.code.label, width: 110, visible: false },
  { prop: 'email', label: fields.email.label, width: 200, visible: false },
  {
    prop: 'createTime',
    label: kitTexts.createTime,
    width: 160,
    sortable: true,
    render: ({ createTime }) => <Instant at={createTime} />,
  },
];

/** Of the product’s own roles in the language of the screen. */
function RoleNames({ value }: { value: string }) {
  const names = roleText(value, useLanguage());
  return value ? <span title={names}>{names}</span> : <span className="kit-faint">—</span>;
}

function Names({ value }: { value: string }) {
  return value ? <span title={value}>{value.replaceAll(',', '、')}</span> : <span className="kit-faint">—</span>;
}

import { user, type UserExportInput } from '@zhaocai/model';
import { exportRows } from '../../../platform/crud/index.ts';
import { spreadsheetAnswer, writeTemplate } from '../../../platform/excel/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { idList } from '../id-list.ts';
import { readIn, withoutTenant, type LooseInput } from '../named-tenant.ts';
import { withNames } from './user-names.ts';
import { filteredScope } from './user-scope.ts';
import { exampleUser, userSpreadsheet } from './user-spreadsheet.ts';

/** The list's people with the list's own filters as an .xlsx in the import's columns, in the list's order. */
export function exportUsers(ctx: Ctx, input: UserExportInput & LooseInput): Promise<RawAnswer> {
  return readIn(ctx, { input, permission: 'tenantUser_view' }, async (inner) => {
    const { deptId, roleId, postId, ...filters } = withoutTenant(input);
    [deptId, roleId, postId].forEach((id) => void idList(id));
    return exportRows(inner, user, {
      input: filters,
      scope: await filteredScope(inner, { deptId, roleId, postId }),
      fields: { ...userSpreadsheet, status: user.fields.status },
      finish: async (rows) => (await withNames(inner, rows)).map((row) => ({ ...row })),
    });
  });
}

const templateName = { zh: '用户导入模板', en: 'Users to import' };
const notes = {
  zh: [
    '第一行是示例，导入前请删除或改写。',
    '账号创建后不能修改；初始密码由系统生成，导入完成后只显示一次。',
    '部门可填名称、全称或“上级/名称”；岗位可填名称或编号；角色填名称，且不得超出本人权限。',
  ],
  en: [
    'The first row is an example: remove or replace it before the import.',
    'An account cannot be renamed; initial passwords are made by the system and shown once after the import.',
    'Departments by name, full name or “parent/name”; posts by name or code; roles by name, none beyond your own.',
  ],
};

/** An empty spreadsheet to be filled in, with an example. */
export async function userTemplate({ language }: Ctx): Promise<RawAnswer> {
  const body = await writeTemplate({
    name: user.label[language],
    fields: userSpreadsheet,
    language,
    examples: [exampleUser],
    notes: notes[language],
  });
  return spreadsheetAnswer(templateName[language], body);
}

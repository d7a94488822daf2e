import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { scopeWords } from '../words.ts';

export const dataScopeTexts = {
  explain: { zh: '为什么能看到？', en: 'Why is a row seen?' },
  title: words.dataScopes,
  menus: scopeWords.filterByMenu,
  meaning: { zh: '范围', en: 'What it lets through' },
  add: { zh: '新增数据权限', en: 'New data scope' },
  edit: { zh: '编辑数据权限', en: 'Edit data scope' },
  view: { zh: '查看数据权限', en: 'Data scope' },
  everyResource: { zh: '全部资源', en: 'All resources' },
  resourceHelp: {
    zh: '数据权限管哪一类数据；“全部资源”对每一类都生效',
    en: 'Which sort of row it is about; “all resources” counts for every sort',
  },
  columnUser: { zh: '按哪个字段算本人', en: 'Whose row it is' },
  columnDept: { zh: '按哪个字段算机构', en: 'Which department it belongs to' },
  condition: words.condition,
  conditionHelp: { zh: '先选择一个数据资源，再设置条件', en: 'Choose a resource first' },
  noConditionForAll: {
    zh: '自定义条件须指定一个数据资源',
    en: 'A condition needs one resource',
  },
  preview: { zh: '用一句话说', en: 'In words' },
  sentence: {
    zh: '持有此权限的人，能看到和处理{resource}中{range}的数据。',
    en: 'Who holds it sees and handles {resource}: {range}.',
  },
  sentenceFields: { zh: '只看到这些字段：{names}。', en: ' Only these fields are seen: {names}.' },
  allFields: { zh: '全部字段', en: 'All fields' },
  fieldsHelp: {
    zh: '不选表示全部可见。“始终可见”的字段是页面必需的，不能隐藏；未选的字段在列表、详情和导出中都不出现，也不能按它查询或排序。',
    en: 'None chosen: all are seen. Fields marked “always” are needed by the screens; the others, if not chosen, are in no list, detail or export, and cannot be filtered or sorted by.',
  },
  fieldKept: { zh: '{name}（始终可见）', en: '{name} (always)' },
  fieldsNeedResource: {
    zh: '“全部资源”不能限定字段：先选择一个数据资源',
    en: 'All resources together have no fields: choose one resource',
  },
  fieldsFixed: { zh: '此资源的字段都是页面必需的，不能限定', en: 'This resource needs all its fields' },
  sentenceOwn: {
    zh: '自己创建的数据始终可见；多个角色的范围相加。',
    en: 'Rows one has created oneself are always seen; the ranges of several roles add up.',
  },
  rangeAll: { zh: '全部', en: 'all rows' },
  rangeOwn: { zh: '“{column}”是本人', en: 'rows whose “{column}” is the user' },
  rangeDept: { zh: '“{column}”是本人所在机构', en: 'rows whose “{column}” is one of the user’s departments' },
  rangeSubtree: {
    zh: '“{column}”是本人所在机构或其下级',
    en: 'rows whose “{column}” is one of the user’s departments or below',
  },
  rangeWhere: { zh: '满足“{words}”', en: 'rows where {words}' },
  rangeOpen: { zh: '（条件尚未完成）', en: '(the condition is not complete)' },
  unknownResource: { zh: '（资源已不存在）', en: '(this resource is gone)' },
} as const satisfies Record<string, Text>;

/** What each kind means, beside its name. */
export const kindHelp: Readonly<Record<number, Text>> = {
  1: { zh: '不限制，能看到本租户的全部数据', en: 'No limit: every row of the tenant' },
  2: { zh: '只看到自己的数据', en: 'Only one’s own rows' },
  3: { zh: '看到自己所在部门的数据', en: 'Rows of the departments one belongs to' },
  4: { zh: '看到自己所在部门及其下级部门的数据', en: 'Rows of those departments and all below' },
  5: { zh: '按下面的条件逐条判断', en: 'Row by row, as the condition below says' },
};

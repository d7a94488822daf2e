import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { dictionaryWords } from '../words.ts';

export const regionTexts = {
  title: dictionaryWords.regions,
  find: { zh: '按名称或编号查找区划', en: 'Find a region by name or code' },
  noneFound: { zh: '没有找到', en: 'Nothing found' },
  typeMore: { zh: '输入名称或编号', en: 'Type a name or a code' },
  addBelow: { zh: '新增下级', en: 'New region below' },
  addTitle: { zh: '在“{name}”下新增区划', en: 'New region below {name}' },
  edit: kitTexts.edit,
  editTitle: { zh: '编辑区划', en: 'Edit region' },
  remove: kitTexts.remove,
  removeTitle: { zh: '删除“{name}”？', en: 'Delete {name}?' },
  removeText: { zh: '删除后，地址选择中不再出现该区划。', en: 'It no longer appears where addresses are chosen.' },
  fullName: { zh: '完整名称', en: 'Full name' },
  children: { zh: '下级区划', en: 'Regions below' },
  noChildren: { zh: '没有下级区划', en: 'Nothing below' },
  noChildrenHelp: { zh: '乡镇、街道按需添加', en: 'Townships and streets are added as they are needed' },
  readOnly: { zh: '区划由平台统一维护', en: 'Regions are kept by the platform' },
} as const satisfies Record<string, Text>;

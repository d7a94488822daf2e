import type { Text } from '../kit/text.ts';

/** The sentences of the dictionary forms are the API's (002, section 5); the form uses the same ones. */
export const dictionaryMessages = {
  'dictionary.codeMissing': { zh: '请输入字典编号', en: 'Enter the code of the dictionary' },
  'dictionary.valueMissing': { zh: '请输入字典名称', en: 'Enter the name' },
  'dictionary.sortMissing': { zh: '请输入字典排序', en: 'Enter the order' },
  'dictionary.sealedMissing': { zh: '请选择封存', en: 'Choose whether it is sealed' },
  'dictionary.keyMissing': { zh: '请输入字典键值', en: 'Enter the key' },
  'dictionary.keyTaken': { zh: '当前字典键值已存在!', en: 'This key exists already in the dictionary' },
  'dictionary.codeOfParent': {
    zh: '字典编号应与上级字典“{code}”一致',
    en: 'The code is that of the dictionary above it, “{code}”',
  },
  'dictionary.codeTaken': { zh: '字典编号“{code}”已存在', en: 'There is a dictionary “{code}” already' },
  'dictionary.systemCode': {
    zh: '编号“{code}”属于系统字典，请换一个编号',
    en: 'The code “{code}” belongs to a system dictionary; choose another',
  },
  'dictionary.parentInherited': {
    zh: '这是平台的默认字典，请先转为本单位字典再修改',
    en: 'This is the platform’s dictionary; make a copy of your own first',
  },
  'dictionary.alreadyOwn': {
    zh: '本单位已有编号为“{code}”的字典',
    en: 'You keep a dictionary “{code}” of your own already',
  },
  'dictionary.onlyRoots': { zh: '请选择一部字典，而不是其中的取值', en: 'Choose a dictionary, not one of its words' },
  'dictionary.hasChildren': { zh: '请先删除子节点!', en: 'Remove what is below it first' },
  'dictionary.builtinKept': {
    zh: '“{value}”由系统使用，不能删除，也不能修改编号和键值；可以封存',
    en: '“{value}” is used by the system itself: it cannot be removed nor its code or key changed; it can be sealed',
  },
  'dictionary.inUse': {
    zh: '“{value}”正在使用，不能删除或修改键值：{where}。可以改为封存',
    en: '“{value}” is in use and cannot be removed nor its key changed: {where}. It can be sealed instead',
  },
  'dictionary.unknownValue': {
    zh: '{field}的取值不在字典中或已封存',
    en: '{field} is not a word of its dictionary, or is sealed',
  },
  'dictionary.regionParent': { zh: '上级区划不存在', en: 'There is no such parent region' },
  'dictionary.regionLevel': {
    zh: '区划级别应低于上级区划',
    en: 'The level must be below that of the parent region',
  },
  'dictionary.regionLoop': {
    zh: '上级区划不能是自身或其下级',
    en: 'A region cannot lie below itself',
  },
  'dictionary.regionCodeTaken': { zh: '区划编号“{code}”已存在', en: 'There is a region “{code}” already' },
} as const satisfies Record<string, Text>;

import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';
import { dictionaryWords } from './words.ts';

export const dictionaryTexts = {
  system: dictionaryWords.systemDictionaries,
  business: dictionaryWords.businessDictionaries,
  addDictionary: { zh: '新增字典', en: 'New dictionary' },
  editDictionary: { zh: '编辑字典', en: 'Edit dictionary' },
  addWord: { zh: '新增键值', en: 'New word' },
  editWord: { zh: '编辑键值', en: 'Edit word' },
  searchDictionary: { zh: '按编号或名称查找', en: 'Find by code or name' },
  dictionaries: { zh: '字典', en: 'Dictionaries' },
  nothingFound: { zh: '没有符合条件的字典', en: 'No dictionary matches' },
  chooseOne: { zh: '选择左侧的一部字典', en: 'Choose a dictionary' },
  chooseHelp: { zh: '这里显示它的键值', en: 'Its words are shown here' },
  noWords: { zh: '这部字典还没有键值', en: 'This dictionary has no words yet' },
  noWordsHelp: { zh: '新增的键值会出现在下拉框中', en: 'What you add appears in drop-downs' },
  back: { zh: '返回字典列表', en: 'All dictionaries' },
  own: words.ownUnit,
  inherited: { zh: '平台默认', en: 'Platform' },
  inheritedHint: {
    zh: '这是平台的默认字典，只能查看。需要不同的键值时，可转为本单位字典后修改，此后不再随平台更新。',
    en: 'The platform’s default, to be read only. To use other words, make a copy of your own; it no longer follows the platform.',
  },
  customize: { zh: '转为本单位字典', en: 'Make a copy of your own' },
  customizeTitle: { zh: '将“{name}”转为本单位字典？', en: 'Make your own copy of “{name}”?' },
  customizeText: {
    zh: '将复制全部键值。此后本单位只使用自己的键值，平台的修改不再生效；删除本单位字典即可恢复平台默认。',
    en: 'All words are copied. From then on only your own words count; removing your dictionary brings the platform’s back.',
  },
  customized: { zh: '已转为本单位字典', en: 'You now keep this dictionary yourself' },
  builtin: words.builtIn,
  builtinHint: {
    zh: '键值由系统使用，可以改名、排序、封存，不能删除或改键值。',
    en: 'The system uses these keys: they can be renamed, ordered and sealed, not removed nor changed.',
  },
  sealed: { zh: '已封存', en: 'Sealed' },
  seal: { zh: '封存', en: 'Sealed' },
  sealHint: {
    zh: '封存后不再出现在下拉框中，已有数据仍显示名称',
    en: 'No longer offered; existing records still show it',
  },
  inUse: { zh: '未封存', en: 'In use' },
  sealedNow: { zh: '已封存，下拉框不再显示', en: 'Sealed: no longer offered' },
  unsealedNow: { zh: '已启用，下拉框恢复显示', en: 'Offered again' },
  removeTitle: words.removeTitle,
  removeText: {
    zh: '删除后不能恢复。仍有数据使用时会被拒绝，可改为封存。',
    en: 'This cannot be undone. Where it is in use it is refused; seal it instead.',
  },
  parent: { zh: '请选择上级字典', en: 'Parent, if any' },
  noParent: { zh: '不选则为一部新字典', en: 'Without one it is a dictionary of its own' },
  codePlaceholder: { zh: '如 supplier_category', en: 'Such as supplier_category' },
  keyPlaceholder: { zh: '如 1', en: 'Such as 1' },
} as const satisfies Record<string, Text>;

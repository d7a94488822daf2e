import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { formWords } from '../words.ts';
import { words } from '../../../kit/text/words.ts';

export const renderTexts = {
  enter: { zh: '请输入{label}', en: 'Enter {label}' },
  choose: { zh: '请选择{label}', en: 'Choose {label}' },
  searchPeople: { zh: '输入姓名查找', en: 'Search by name' },
  addRow: { zh: '添加一行', en: 'Add a row' },
  removeRow: { zh: '删除第{no}行', en: 'Remove row {no}' },
  row: { zh: '第{no}行', en: 'Row {no}' },
  noRows: { zh: '暂无数据', en: 'No rows yet' },
  longitude: { zh: '经度', en: 'Longitude' },
  latitude: { zh: '纬度', en: 'Latitude' },
  address: words.address,
  dictionaryFailed: { zh: '选项加载失败', en: 'The options could not be loaded' },
  retry: kitTexts.retry,
  notFilledHere: { zh: '该类型字段暂不支持填写', en: 'A field of this kind cannot be filled in here' },
  chooseAgain: { zh: '重新选择', en: 'Choose again' },
  removeRecord: { zh: '移除“{name}”', en: 'Remove “{name}”' },
  chosenOf: { zh: '已选 {count} 项，最多 {most} 项', en: '{count} of at most {most} chosen' },
  noRecords: formWords.nothingFound,
  searchBy: { zh: '按{label}查找', en: 'Search by {label}' },
  ok: kitTexts.ok,
  cancel: kitTexts.cancel,
  unreadable: formWords.unreadable,
  from: kitTexts.from,
  to: kitTexts.to,
} as const;

import type { FieldDescriptor } from '../descriptor.ts';
import { common, endings, placeholder, whole } from '../pieces.ts';
import { printTexts } from '../prints.ts';
import { checkTexts } from '../values.ts';

export const imgField: FieldDescriptor = {
  type: 'img',
  group: 'upload',
  label: { zh: '图片', en: 'Pictures by address' },
  icon: 'PictureOutlined',
  defaults: common,
  panel: [placeholder, whole('limit', { zh: '最多个数', en: 'Most' }, { min: 1, max: 100 }), ...endings],
  valueKind: 'texts',
  canNestIn: ['group'],
  isOffered: false,
  toPrint: printTexts,
  check: checkTexts,
};

import type { FieldDescriptor } from './descriptor.ts';
import type { FieldType } from './model.ts';
import { arrayField } from './types/array.ts';
import { cascaderField } from './types/cascader.ts';
import { checkboxField } from './types/checkbox.ts';
import { colorField } from './types/color.ts';
import { customField } from './types/custom.ts';
import {
  dateField,
  daterangeField,
  datetimeField,
  datetimerangeField,
  monthField,
  timeField,
  timerangeField,
  weekField,
  yearField,
} from './types/dates.ts';
import { deptField } from './types/dept.ts';
import { dividerField } from './types/divider.ts';
import { dynamicField } from './types/dynamic.ts';
import { groupField } from './types/group.ts';
import { iconField } from './types/icon.ts';
import { imgField } from './types/img.ts';
import { inputField } from './types/input.ts';
import { mapField } from './types/map.ts';
import { numberField } from './types/number.ts';
import { passwordField } from './types/password.ts';
import { radioField } from './types/radio.ts';
import { rateField } from './types/rate.ts';
import { selectField } from './types/select.ts';
import { sliderField } from './types/slider.ts';
import { switchField } from './types/switch.ts';
import { tableField } from './types/table.ts';
import { textareaField } from './types/textarea.ts';
import { titleField } from './types/title.ts';
import { treeField } from './types/tree.ts';
import { ueditorField } from './types/ueditor.ts';
import { uploadField } from './types/upload.ts';
import { urlField } from './types/url.ts';
import { userField } from './types/user.ts';

/** One descriptor for each kind of field, in the order of the palette. */
export const fieldDescriptors: Readonly<Record<FieldType, FieldDescriptor>> = {
  input: inputField,
  password: passwordField,
  textarea: textareaField,
  number: numberField,
  url: urlField,
  array: arrayField,
  radio: radioField,
  checkbox: checkboxField,
  select: selectField,
  cascader: cascaderField,
  tree: treeField,
  table: tableField,
  user: userField,
  dept: deptField,
  upload: uploadField,
  img: imgField,
  year: yearField,
  month: monthField,
  week: weekField,
  date: dateField,
  time: timeField,
  datetime: datetimeField,
  daterange: daterangeField,
  timerange: timerangeField,
  datetimerange: datetimerangeField,
  ueditor: ueditorField,
  map: mapField,
  icon: iconField,
  switch: switchField,
  rate: rateField,
  slider: sliderField,
  color: colorField,
  dynamic: dynamicField,
  group: groupField,
  title: titleField,
  divider: dividerField,
  custom: customField,
};

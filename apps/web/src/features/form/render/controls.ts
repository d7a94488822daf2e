import type { FieldType } from '@zhaocai/model/form/model';
import * as choices from './choice-controls.tsx';
import type { Control } from './control.ts';
import { DateControl, RangeControl } from './date-controls.tsx';
import { FileControl } from './file-control.tsx';
import { DeptControl, UserControl } from './people-controls.tsx';
import { RecordsControl } from './records-control.tsx';
import * as texts from './text-controls.tsx';

/** What each kind of field is filled in with. What is missing is shown and not filled in: headings, foreign kinds. */
export const controls: Partial<Record<FieldType, Control>> = {
  input: texts.TextControl,
  password: texts.PasswordControl,
  textarea: texts.LongTextControl,
  number: texts.NumberControl,
  url: texts.TextsControl,
  array: texts.TextsControl,
  img: texts.TextsControl,
  icon: texts.TextControl,
  rate: texts.RateControl,
  slider: texts.SliderControl,
  color: texts.ColourControl,
  map: texts.PlaceControl,
  ueditor: texts.RichControl,
  radio: choices.RadioControl,
  checkbox: choices.CheckboxControl,
  select: choices.SelectControl,
  cascader: choices.CascaderControl,
  tree: choices.TreeControl,
  switch: choices.SwitchControl,
  year: DateControl,
  month: DateControl,
  week: DateControl,
  date: DateControl,
  time: DateControl,
  datetime: DateControl,
  daterange: RangeControl,
  timerange: RangeControl,
  datetimerange: RangeControl,
  table: RecordsControl,
  upload: FileControl,
  user: UserControl,
  dept: DeptControl,
};

/** Kinds that need the whole line: their name stands above them. */
export function isWide(type: FieldType, isRead = false): boolean {
  return type === 'dynamic' || type === 'title' || type === 'divider' || (type === 'upload' && !isRead);
}

/** So many fields fill the tallest screen. */
export const firstDrawn = 40;

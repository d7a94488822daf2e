import type { Domain } from '../kit/domain.ts';
import { formAnswerMessages } from './answer-messages.ts';
import { formEndpoints } from './endpoints.ts';
import { formEntities } from './entities.ts';
import { formMenus } from './menus.ts';
import { formMessages } from './messages.ts';
import { formsExport } from './form-exports.ts';
export * from './entities.ts';
export { answerLifecycle } from './answer-lifecycle.ts';
export { formEndpoints } from './endpoints.ts';
export * from './design-endpoints.ts';
export * from './answer-endpoints.ts';
export * from './own-answer-endpoints.ts';
export * from './model.ts';
export * from './descriptor.ts';
export { fieldDescriptors } from './descriptors.ts';
export { isRead, readForm, type ReadForm } from './read-form.ts';
export { writeField, writeForm } from './write-form.ts';
export { checkForm, mostFields, settingFaults } from './check-form.ts';
export { evaluate, linkage, rowsOf, type Linkage, type LinkageState } from './linkage.ts';
export * from './check-answers.ts';
export * from './print-answers.ts';
export { faultText } from './fault-text.ts';
export { answeredFields, placedFields, type PlacedField } from './fields.ts';
export { formVariables } from './linking/variables.ts';
export { linkSettings, type LinkSetting } from './linking/expression-faults.ts';
export {
  allOptions,
  asValues,
  isRemote,
  optionNames,
  optionsOf,
  readOptions,
  type FieldOption,
  type OptionNames,
} from './options.ts';
export { recordSource, type RecordColumn, type RecordSource } from './record-source.ts';
export { dayjsFormat, displayFormatOf, valueFormatOf } from './dates.ts';
export { acceptedEndings, asFiles, fileLimit, fileSizeLimit } from './files.ts';
export { isEmptyValue } from './values.ts';
export { isChosen } from './rules.ts';
export { formPanel, newForm } from './form-panel.ts';
export {
  isOptionUsed,
  newField,
  withMultiple,
  withObject,
  withRemoteOptions,
  withStaticOptions,
  withType,
} from './new-field.ts';
export { settingAt, withSetting, isSameJson } from './json.ts';
export { viewOf } from './view.ts';
export * from './messages.ts';
export * from './answer-messages.ts';

export const formDomain = {
  name: 'form',
  entities: formEntities,
  endpoints: formEndpoints,
  exports: [formsExport],
  messages: { ...formMessages, ...formAnswerMessages },
  menus: { base: formMenus },
} as const satisfies Domain;

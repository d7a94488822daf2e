import { fieldDescriptors } from '@zhaocai/model/form/descriptors';
import { formPanel } from '@zhaocai/model/form/form-panel';
import { expect, test } from 'vitest';

/** What draws a form. */
const sources = import.meta.glob<string>(
  ['../../render/*.{ts,tsx}', '../../answers/fill-in-page.tsx', '!**/*.test.*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const whole = Object.values(sources).join('\n');

/** Read by functions of the model that the controls call. */
const readByTheModel = new Set([
  'accept',
  'filesize',
  'children.props.method',
  'children.props.needPage',
  'children.props.resKey',
  'dicData',
  'pattern',
  'valueFormat',
]);

const panels = [...Object.values(fieldDescriptors), { type: 'form', panel: formPanel }];

test.each(panels.map(({ type, panel }) => ({ type, panel })))(
  'every setting that $type offers is read',
  ({ panel }) => {
    const offered = panel.filter(({ isKept, key }) => !isKept && !readByTheModel.has(key)).map(({ key }) => key);
    const isRead = (key: string) => new RegExp(`['"\`{ .]${key.split('.').at(-1) ?? key}['"\` ,:]`).test(whole);
    expect(offered.filter((key) => !isRead(key))).toEqual([]);
  },
);

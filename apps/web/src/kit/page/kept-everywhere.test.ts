import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
/** Work that warns before it is lost, or something typed that a command takes. */
const isForm = /Form\.useForm<|useUnsaved\(|useCommand\([^]*<(?:Form|Input|InputNumber|Input\.TextArea)[ <>\n]/;
const isKept =
  /useKeptForm\(|useKeptTyping\(|useKeptDraft|useDialogDraft|useDialogForm|useKeeping|KeptOffer|<KeptAnswers|<(?:ResourceForm|FormDialog)/;

/** Forms that keep nothing of what was typed, each with its reason. */
const unkept: Readonly<Record<string, string>> = {
  'app/pages/password-form.tsx': 'a password is kept nowhere',
  'features/evaluation/committee/committee-page.tsx': 'a name, given beforehand',
  'features/file/import-certificate.tsx': 'a certificate and its password are kept nowhere',
  'features/form/designer/panel/remote-options.tsx': 'part of the drawing, which is kept',
  'features/form/designer/panel/tree-options.tsx': 'one name of an option',
  'features/form/list/add-form-dialog.tsx': 'a name; the form is drawn afterwards',
  'features/form/list/grant-dialog.tsx': 'choices, nothing typed',
  'features/permission/grant/grant-form.tsx': 'choices, nothing typed',
  'features/permission/grant/ticks-form.tsx': 'choices, nothing typed',
  'features/report/run-page.tsx': 'conditions of a look-up, stored nowhere',
  'features/report/tenants-dialog.tsx': 'choices, nothing typed',
  'features/sealing/keys/make-key-dialog.tsx': 'a passphrase is kept nowhere',
  'features/tenancy/template/update-dialog.tsx': 'choices, nothing typed',
  'features/tendering/quote/quote-work.tsx': 'prices before the opening are not left open in a browser',
  'features/workflow/design/list/copy-flow-dialog.tsx': 'a name, given beforehand',
  'kit/page/page-tab.ts': 'the means itself',
  'kit/page/use-dialog-work.ts': 'the means itself',
  'kit/resource-form/use-draft.ts': 'the means itself',
};

test('whoever has a form keeps what was typed into it, or stands here with a reason', () => {
  const forms = Object.entries(sources)
    .filter(([name, text]) => !name.includes('.test.') && isForm.test(text) && !isKept.test(text))
    .map(([name]) => name.replace('/src/', ''));
  expect(forms.toSorted()).toEqual(Object.keys(unkept).toSorted());
});

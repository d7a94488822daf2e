import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../kit/testing/show.tsx';
import { CutBoundary } from '../../kit/endpoint/cut-note.tsx';
import { DictionaryWork } from './dictionary-work.tsx';
import { systemShelf } from './shelf.ts';
import { dictionaryTexts } from './texts.ts';

afterEach(clearScreen);

const dictionary = (no: number) => ({
  id: String(no),
  code: `code_${no}`,
  dictValue: `字典${no}`,
  valueEn: null,
  sort: no,
});
const page = (records: readonly object[], total: number) => ({ records, total, size: 200, current: 1, pages: 2 });
const first = Array.from({ length: 200 }, (_, index) => dictionary(index + 1));

test('a dictionary that the first answer does not hold is found by the server, and the rest is told', async () => {
  const sent = answerWith({
    'child-list': page([], 0),
    keyword: page([dictionary(201)], 1),
    code_equal: page([dictionary(201)], 1),
    'parent-list': page(first, 201),
  });
  const user = show(
    <CutBoundary>
      <DictionaryWork shelf={systemShelf} />
    </CutBoundary>,
  );
  expect((await screen.findByRole('status')).textContent).toContain('仅显示前 200 条');
  await user.type(screen.getByLabelText(dictionaryTexts.searchDictionary.zh), '201');
  await user.click(await screen.findByText('字典201'));
  await waitFor(() => expect(sent.some((url) => url.includes('child-list') && url.includes('201'))).toBe(true));
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../testing/show.tsx';
import { DictSelect } from './dict-select.tsx';
import { DictTag } from './dict-tag.tsx';

let sent: string[] = [];

beforeEach(() => {
  sent = answerWith({
    '/dictionary?code=notice': [
      { dictKey: '2', dictValue: '公告', sort: 2, isSealed: 0 },
      { dictKey: '1', dictValue: '通知', sort: 1, isSealed: 0 },
      { dictKey: '9', dictValue: '简报', sort: 9, isSealed: 1 },
    ],
  });
});
afterEach(clearScreen);

const offered = () => [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);

describe('a dictionary', () => {
  test('offers its words in their order, without the sealed ones', async () => {
    show(<DictSelect code="notice" />);
    fireEvent.mouseDown(screen.getByRole('combobox'));
    await waitFor(() => expect(offered()).toEqual(['通知', '公告']));
  });

  test('shows the word of a value whose entry is sealed', async () => {
    show(<DictSelect code="notice" value="9" />);
    expect(await screen.findByText('简报')).toBeTruthy();
  });

  test('reads words in a table and asks for them once', async () => {
    show(
      <>
        <DictTag code="notice" value={1} />
        <p>
          <DictTag code="notice" value="2,9" />
        </p>
      </>,
    );
    expect(await screen.findByText('通知')).toBeTruthy();
    expect(await screen.findByText('公告、简报')).toBeTruthy();
    expect(sent).toEqual(['/api/blade-system/dict-biz/dictionary?code=notice&all=1']);
  });

  test('of the platform is asked for at its own address; an unknown key stays as it is', async () => {
    show(<DictTag code="sex" isSystem value="3" />);
    expect(await screen.findByText('3')).toBeTruthy();
    expect(sent).toEqual(['/api/blade-system/dict/dictionary?code=sex&all=1']);
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearScreen, show } from '../testing/show.tsx';
import { ActionButton } from './action-button.tsx';
import { actionLook, recognisedActions } from './action-names.ts';
import { BidScroll } from './bid-scroll.tsx';
import { ColorField } from './color-field.tsx';
import { administrationWidth, Dialog } from './dialog.tsx';
import { ImageViewer } from './image-viewer.tsx';
import { maskAgency, maskName, maskPhone } from './masked-name.ts';
import { NumberedSteps } from './numbered-steps.tsx';
import { PackageSelector } from './package-selector.tsx';
import { periodFormats, PeriodPicker } from './period-picker.tsx';
import { RadioGroup } from './radio-group.tsx';
import { RandomRoll, type Candidate } from './random-roll.tsx';
import { Section } from './section.tsx';
import { TaskTimeline } from './task-timeline.tsx';
import { isWebAddress, judgePhone } from './text-checks.ts';
import { TextField } from './text-field.tsx';

/** Time goes by, and what waited for it is drawn. */
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

afterEach(() => {
  vi.useRealTimers();
  clearScreen();
});

describe('a dialog', () => {
  test('[R99] [R100] [R101] [R102] is 60 % wide and 4vh from the top, without a close icon, closed by no click outside, and the page behind rests', async () => {
    const handleClose = vi.fn<() => void>();
    show(
      <Dialog isOpen title="编辑" onClose={handleClose}>
        内容
      </Dialog>,
    );
    const dialog = await screen.findByRole('dialog');
    expect(dialog.style.width).toBe('60%');
    expect(dialog.style.top).toBe('4vh');
    expect(dialog.querySelector('.ant-modal-close')).toBeNull();
    const outside = document.querySelector('.ant-modal-wrap');
    if (outside) fireEvent.click(outside);
    expect(handleClose).not.toHaveBeenCalled();
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
    expect(styles.some((text) => /html body\s*\{\s*overflow-y:\s*hidden/.test(text))).toBe(true);
  });

  test('[R103] of administration is 880 wide', async () => {
    show(
      <Dialog isOpen title="角色" width={administrationWidth} onClose={() => undefined}>
        内容
      </Dialog>,
    );
    expect((await screen.findByRole('dialog')).style.width).toBe('880px');
    expect(otherWidths()).toEqual([]);
  });
});

const administration = import.meta.glob<string>(
  '/src/features/{desk,develop,dictionary,integration,log,organization,permission,resource,scope,tenancy}/**/*.tsx',
  { query: '?raw', import: 'default', eager: true },
);
/** Both show code beside code. */
const wider = ['/src/features/develop/code/code-dialog.tsx', '/src/features/develop/code/preview-dialog.tsx'];

/** Dialogs of administration with a width of their own. */
function otherWidths(): string[] {
  return Object.entries(administration)
    .filter(([name, text]) => !wider.includes(name) && /<(?:Form)?Dialog\b[^>]*?\swidth=\{\d+\}/.test(text))
    .map(([name]) => name);
}

describe('a text field', () => {
  test('[R116] has label, star, unit, maximum length and a way to clear; its label is 5rem wide', async () => {
    const handleChange = vi.fn<(value: string | null) => void>();
    const user = show(
      <TextField label="面积" unit="㎡" isRequired maxLength={8} value="120" onChange={handleChange} />,
    );
    const input = screen.getByLabelText<HTMLInputElement>(/面积/);
    expect(input.maxLength).toBe(8);
    expect(screen.getByText('㎡')).toBeTruthy();
    expect(screen.getByText('*')).toBeTruthy();
    expect(document.querySelector('label')?.style.width).toBe('5rem');
    const clear = document.querySelector('.ant-input-clear-icon');
    if (clear) await user.click(clear);
    expect(handleChange).toHaveBeenCalledWith(null);
  });
});

describe('an action', () => {
  const button = (zh: string, icon?: 'delete') => {
    show(<ActionButton name={{ zh, en: zh }} icon={icon} onClick={() => undefined} />);
    return screen.getByRole('button');
  };

  test('[R119] with a recognised name is a link', () => {
    expect(button('重置密码').className).toContain('ant-btn-link');
  });

  test('[R455] is a link for the forty names of the contract, and an ordinary button for any other', () => {
    expect(recognisedActions).toHaveLength(40);
    expect(new Set(recognisedActions.map(({ zh }) => zh)).size).toBe(40);
    for (const { zh } of recognisedActions) expect(['link', 'dangerLink']).toContain(actionLook(zh));
    expect(actionLook('导入')).toBe('primary');
    expect(button('导入').className).not.toContain('ant-btn-link');
  });

  test('[R120] that deletes warns', () => {
    expect(button('删除').className).toContain('ant-btn-dangerous');
  });

  test('[R121] has an icon by name', () => {
    expect(within(button('移出', 'delete')).getByRole('img', { name: 'delete' })).toBeTruthy();
  });

  test.each(['取消', '重置', '保存草稿', '更多筛选', '收起筛选'])('[R122] %s has not the primary colour', (name) => {
    expect(button(name).className).not.toContain('ant-btn-primary');
  });

  test('[R122] of any other name has', () => {
    expect(button('提交').className).toContain('ant-btn-primary');
  });
});

describe('the package selector', () => {
  const packages = [
    { key: '1', name: '包 1' },
    { key: '2', name: '包 2' },
  ];

  function Selector() {
    const [value, setValue] = useState<string>();
    return <PackageSelector packages={packages} value={value} onChange={setValue} />;
  }

  test('[R123] has always exactly one package checked', async () => {
    const user = show(<Selector />);
    const checked = () => screen.getAllByRole('radio', { checked: true }).map(({ textContent }) => textContent);
    expect(checked()).toEqual(['包 1']);
    await user.click(screen.getByRole('radio', { name: '包 2' }));
    expect(checked()).toEqual(['包 2']);
    await user.click(screen.getByRole('radio', { name: '包 2' }));
    expect(checked()).toEqual(['包 2']);
    await user.keyboard('{ArrowRight}');
    expect(checked()).toEqual(['包 1']);
  });

  test('[R124] shows the edit icon only where it is wanted', async () => {
    const handleEdit = vi.fn<(key: string) => void>();
    const user = show(<PackageSelector packages={packages} onEdit={handleEdit} />);
    await user.click(screen.getByRole('button', { name: '编辑 包 2' }));
    expect(handleEdit).toHaveBeenCalledWith('2');
    clearScreen();
    show(<PackageSelector packages={packages} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('[R125] steps are numbered and the operations of a task stand in a timeline', () => {
  show(
    <>
      <NumberedSteps
        current={1}
        steps={[
          { key: 'a', title: '填写' },
          { key: 'b', title: '审批' },
        ]}
      />
      <TaskTimeline
        operations={[
          { key: '1', who: '张三', what: '同意', tone: 'green', time: '2026-11-21 10:00:00', opinion: '可以' },
        ]}
      />
    </>,
  );
  expect(screen.getByText('审批').closest('[aria-current="step"]')?.textContent).toBe('2审批');
  expect(screen.getByText('2026-11-21 10:00')).toBeTruthy();
});

test('[R128] [R129] the date picker has six modes, each with its format', () => {
  expect(periodFormats).toEqual({
    datetimerange: 'YYYY-MM-DD HH:mm:ss',
    daterange: 'YYYY-MM-DD',
    date: 'YYYY-MM-DD',
    month: 'YYYY-MM',
    year: 'YYYY',
    time: 'HH:mm:ss',
  });
  show(
    <>
      <PeriodPicker mode="datetimerange" value={['2026-11-21 08:00:00', '2026-11-22 09:30:00']} />
      <PeriodPicker mode="month" value="2026-11" />
      <PeriodPicker mode="year" value="2026" />
      <PeriodPicker mode="time" value="08:05:00" />
    </>,
  );
  const shown = [...document.querySelectorAll('input')].map(({ value }) => value);
  expect(shown).toEqual(['2026-11-21 08:00:00', '2026-11-22 09:30:00', '2026-11', '2026', '08:05:00']);
});

test('[R130] image viewer, section container and radio group are there', async () => {
  const handleChange = vi.fn<(value: number) => void>();
  const user = show(
    <>
      <Section title="基本信息">内容</Section>
      <ImageViewer images={[{ key: '1', address: '/a.png', name: '平面图' }]} />
      <RadioGroup
        label="性别"
        choices={[
          { value: 1, label: { zh: '男', en: 'Male' } },
          { value: 2, label: { zh: '女', en: 'Female' } },
        ]}
        onChange={handleChange}
      />
    </>,
  );
  expect(screen.getByText('基本信息')).toBeTruthy();
  expect(screen.getByAltText('平面图')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '女' }));
  expect(handleChange).toHaveBeenCalledWith(2);
});

test('a theme’s colour is picked from the default blue on', () => {
  show(<ColorField />);
  expect(screen.getByText('#409EFF')).toBeTruthy();
});

describe('the roll of names', () => {
  const candidates = Array.from({ length: 5 }, (_, at) => ({
    id: String(at),
    name: `机构名称某${at}公司`,
    phone: '13812345678',
  }));

  test('[R315] [R316] [R317] shows another random entry every 50 ms and picks one agency when it is stopped, not before', async () => {
    vi.useFakeTimers();
    const handlePicked = vi.fn<(picked: readonly Candidate[]) => void>();
    show(<RandomRoll candidates={candidates} kind="agency" count={3} onPicked={handlePicked} />);
    fireEvent.click(screen.getByRole('button', { name: '开始抽取' }));
    const shown = () => document.querySelectorAll('.kit-roll-names strong').length;
    pass(49);
    expect(shown()).toBe(0);
    pass(1);
    expect(shown()).toBe(1);
    expect(handlePicked).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /停\s*止/ })));
    expect(handlePicked.mock.calls[0]?.[0]).toHaveLength(1);
    vi.useRealTimers();
  });

  test('shows whom the server drew', async () => {
    const draw = vi.fn<() => Promise<Candidate[]>>(() => Promise.resolve([{ id: '3', name: '王小明' }]));
    const user = show(<RandomRoll candidates={candidates} draw={draw} />);
    await user.click(screen.getByRole('button', { name: '开始抽取' }));
    await user.click(screen.getByRole('button', { name: /停\s*止/ }));
    await waitFor(() => expect(screen.getByText('王***')).toBeTruthy());
  });

  test('[R318] [R319] [R320] masks names, agencies and phones', () => {
    expect(maskName('张三丰')).toBe('张***');
    expect(maskAgency('某某招标代理公司')).toBe('某某***公司');
    expect(maskPhone('13812345678')).toBe('138****5678');
  });
});

test('[R321] the bid list scrolls by itself and shows entryId, entryNum and bidMoney', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  show(<BidScroll bids={[{ entryId: '88', entryNum: 'BM-001', bidMoney: '1200.5' }]} />);
  for (const text of ['88', 'BM-001', '1,200.50']) expect(screen.getByText(text)).toBeTruthy();
  const box = screen.getByRole('region');
  Object.defineProperty(box, 'scrollHeight', { value: 900 });
  Object.defineProperty(box, 'clientHeight', { value: 240 });
  pass(400);
  expect(box.scrollTop).toBe(10);
  fireEvent.pointerEnter(box);
  pass(400);
  expect(box.scrollTop).toBe(10);
});

test('[R310] [R311] [R312] a mobile number is checked in order', () => {
  expect(judgePhone('')?.zh).toBe('手机号码不能为空');
  expect(judgePhone('1381234567')?.zh).toBe('手机号码长度不为11位');
  expect(judgePhone('23812345678')?.zh).toBe('手机号码格式不正确');
  expect(judgePhone('13812345678')).toBeUndefined();
});

test('[R313] a web address begins with http or https', () => {
  expect(['http://a.cn', 'https://a.cn/b'].every(isWebAddress)).toBe(true);
  expect(['ftp://a.cn', 'a.cn', 'http://'].some(isWebAddress)).toBe(false);
});

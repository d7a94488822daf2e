import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, faultText, isHopeless, judgeDraft, pasteColumn, sameDraft } from './quote-draft.ts';
import { pastedColumn } from './price-row.tsx';
import { quoteMode } from './quote-mode.ts';

const items = [
  { id: '1', name: '办公桌', quantity: '60.0000' },
  { id: '2', name: '办公椅', quantity: '2.5000' },
];
const judge = (prices: Record<string, string>, ceiling = '96000.00') => judgeDraft({ items, ceiling }, { prices });

describe('a quote while it is typed', () => {
  it('is summed line by line, half up to the fen', () => {
    const judged = judge({ 1: '900', 2: '0.01' });
    expect(judged.lines.map(({ totalMoney }) => totalMoney)).toEqual(['54000.00', '0.03']);
    expect(judged).toMatchObject({ totalMoney: '54000.03', filled: 2, fault: undefined });
  });

  it('shows the sum of the lines that are right so far', () => {
    const judged = judge({ 2: '100' });
    expect(judged).toMatchObject({ totalMoney: '250.00', filled: 1, fault: { code: 'tendering.priceMissing' } });
  });

  it('names each wrong line: three decimals, negative, nought', () => {
    const judged = judge({ 1: '1.234', 2: '-5' });
    expect(judged.lines.map(({ fault }) => fault && faultText(fault, 'zh'))).toEqual([
      '“办公桌”的单价最多两位小数',
      '“办公椅”的单价必须大于0',
    ]);
    expect(judge({ 1: '0' }).lines[0]?.fault?.code).toBe('tendering.priceNotPositive');
  });

  it('may reach the ceiling and not exceed it', () => {
    expect(judge({ 1: '10', 2: '40' }, '700.00').fault).toBeUndefined();
    expect(judge({ 1: '10', 2: '40' }, '699.99')).toMatchObject({
      isAboveCeiling: true,
      fault: { code: 'tendering.aboveCeiling', ceiling: '699.99' },
    });
  });

  it('is not scolded for a price that is only half typed', () => {
    expect(['', '12', '12.', '12.5'].map(isHopeless)).toEqual([false, false, false, false]);
    expect(['12.345', '-1', '1e3', 'abc'].map(isHopeless)).toEqual([true, true, true, true]);
  });

  it('takes a pasted column from the line on and leaves the rest out', () => {
    const column = pastedColumn('1,200.00\r\n88\r\n7\r\n');
    expect(column).toEqual(['1200.00', '88', '7']);
    expect(pasteColumn({ 1: '5' }, { items, itemId: '2', column })).toEqual({ 1: '5', 2: '1200.00' });
    expect(pastedColumn('1\t2\n3\t4')).toEqual([]);
  });

  it('counts as unchanged when it says what is sealed already', () => {
    const sealed = {
      quote: {
        lines: [{ itemId: '1', quantity: '60', perMoney: '900', totalMoney: '54000.00' }],
        totalMoney: '54000.00',
        remark: null,
        serviceShow: null,
        matchExplain: null,
        files: [],
      },
    };
    expect(sameDraft(draftOf(sealed), { ...emptyDraft, prices: { 2: '', 1: '900' } })).toBe(true);
    expect(sameDraft(draftOf(sealed), { ...emptyDraft, prices: { 1: '901' } })).toBe(false);
  });
});

describe('what a supplier can do with a quote', () => {
  const open = { isClosed: false, isEditing: false };

  it('ends at the deadline, even in the middle of a change', () => {
    expect(quoteMode({ entryStatus: 4, isClosed: true, isEditing: true })).toBe('closed');
    expect(quoteMode({ entryStatus: 2, isClosed: true, isEditing: false })).toBe('closed');
  });

  it('is to wait while the registration is under review or was rejected', () => {
    expect([1, 3].map((entryStatus) => quoteMode({ entryStatus, ...open }))).toEqual(['waiting', 'waiting']);
  });

  it('is to write after acceptance and again after a withdrawal', () => {
    expect([2, 5].map((entryStatus) => quoteMode({ entryStatus, ...open }))).toEqual(['compose', 'compose']);
  });

  it('is to read a sealed quote until a change is started', () => {
    expect(quoteMode({ entryStatus: 4, ...open })).toBe('sealed');
    expect(quoteMode({ entryStatus: 4, isClosed: false, isEditing: true })).toBe('edit');
  });

  it('is only to read once it is won or lost', () => {
    expect([9, 11, 12].map((entryStatus) => quoteMode({ entryStatus, ...open }))).toEqual([
      'closed',
      'closed',
      'closed',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { nextStep, type StepFacts } from './next-step.ts';

const accepted: StepFacts = {
  id: '7',
  tenantId: '100001',
  projectId: '3',
  entryStatus: 2,
  isBid: false,
  manner: 5,
  stage: 35,
  bidEndTime: '2026-12-01 09:00:00',
};
const before = '2026-12-01 08:59:59';
const atDeadline = '2026-12-01 09:00:00';

describe('the next step of a registration', () => {
  it('is to quote while the deadline is ahead', () => {
    const step = nextStep(accepted, before);
    expect(step).toMatchObject({ isMine: true, label: { en: 'Quote' } });
    expect(step.to).toBe('/bidding/onLineQuote/quoteDetails?id=7&projectId=3&tenantId=100001');
  });

  it('is no longer to quote at the deadline itself', () => {
    expect(nextStep(accepted, atDeadline)).toMatchObject({ isMine: false, label: { en: 'See the project' } });
  });

  it('is to quote again after a withdrawal', () => {
    expect(nextStep({ ...accepted, entryStatus: 5 }, before)).toMatchObject({
      isMine: true,
      label: { en: 'Quote again' },
    });
  });

  it('lets a sealed quote be changed before the deadline and only be seen after it', () => {
    const sealed = { ...accepted, entryStatus: 4, isBid: true };
    expect(nextStep(sealed, before).label.en).toBe('See or change the quote');
    expect(nextStep(sealed, atDeadline).label.en).toBe('See the quote');
  });

  it('does not offer quoting while the registration is under review', () => {
    expect(nextStep({ ...accepted, entryStatus: 1 }, before).isMine).toBe(false);
  });

  it('leads to the opening record once the project is opened', () => {
    expect(nextStep({ ...accepted, stage: 45, entryStatus: 9 }, atDeadline)).toMatchObject({
      label: { en: 'Opening record' },
      to: '/bidding/projectDetail/index/3?tenantId=100001',
    });
  });

  it('leads to the auction where its procedure lets the price be bid down', () => {
    expect(nextStep({ ...accepted, stage: 45, entryStatus: 9, manner: 7 }, atDeadline)).toMatchObject({
      label: { en: 'Auctions' },
      to: '/tenderee/auction/room/3?tenantId=100001',
    });
  });
});

import { expect, test } from 'vitest';
import { blankConsortium, consortiumInput, isFilled, sumOfShares } from './consortium-draft.ts';

const file = { fileId: '1', fileName: '协议书.pdf', fileUrl: '', fileSuffix: 'pdf' };

test.each([
  [['60', '40'], '100'],
  [['33.33', '33.33', '33.34'], '100'],
  [['0.1', '0.2'], '0.3'],
  [['60', ''], '60'],
  [['60', 'x', '1.234'], '60'],
])('the shares %j come to %s percent', (shares, sum) => {
  expect(sumOfShares(shares.map((share) => ({ share })))).toBe(sum);
});

test('a consortium is filled in once every member has code and share and the agreement is there', () => {
  const blank = blankConsortium();
  expect(isFilled(blank)).toBe(false);
  const members = blank.members.map((one, at) => ({ ...one, share: '50', creditCode: at === 0 ? '' : ' 91x ' }));
  expect(isFilled({ members, files: [] })).toBe(false);
  expect(isFilled({ members, files: [file] })).toBe(true);
  expect(consortiumInput({ members, files: [file] })).toEqual({
    isConsortium: true,
    members: [
      { isLeader: true, share: '50' },
      { creditCode: '91X', smeType: 0, share: '50' },
    ],
    agreementFiles: [file],
  });
});

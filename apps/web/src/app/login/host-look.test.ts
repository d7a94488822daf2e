import { expect, test } from 'vitest';
import { contrast } from '../theme/contrast.ts';
import { pageLook } from './host-look.ts';

const plain = { loginName: null, slogan: null, themeColor: null, logo: null, background: null };
const host = { tenantId: '100001', tenantName: '某大学' };

test('a host of nobody shows the product', () => {
  expect(pageLook({})).toMatchObject({ name: undefined, page: undefined, side: undefined, hasPicture: true });
});

test('a tenant’s page has its name, slogan, logo and colour', () => {
  const look = {
    ...plain,
    loginName: '某大学采购网',
    slogan: '阳光采购',
    logo: 'data:image/png;base64,AA',
    themeColor: '#7a1020',
  };
  expect(pageLook({ ...host, look })).toMatchObject({
    name: '某大学采购网',
    slogan: '阳光采购',
    logo: 'data:image/png;base64,AA',
    page: { '--login-primary': '#7a1020', '--login-on-primary': '#ffffff' },
    side: { background: '#7a1020' },
  });
  expect(pageLook({ ...host, look: plain }).name).toBe('某大学');
});

test.each(['#ffe08a', '#7a1020', '#409eff', '#000000', '#ffffff'])('text is read on %s', (themeColor) => {
  const { side } = pageLook({ ...host, look: { ...plain, themeColor } });
  expect(contrast(themeColor, String(side?.color))).toBeGreaterThanOrEqual(4.5);
});

test('the product’s picture stands on no picture and no light ground of a tenant', () => {
  const background = 'data:image/jpeg;base64,AA';
  expect(pageLook({ ...host, look: { ...plain, background } }).hasPicture).toBe(false);
  expect(pageLook({ ...host, look: { ...plain, themeColor: '#ffe08a' } }).hasPicture).toBe(false);
  expect(pageLook({ ...host, look: { ...plain, background } }).side?.background).toContain('url("data:image/jpeg');
});

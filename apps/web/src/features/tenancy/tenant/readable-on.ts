/** WCAG relative luminance of `#rrggbb`. */
function luminance(color: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** May white text stand on it (4.5:1)? */
export function carriesWhite(color: string): boolean {
  return 1.05 / (luminance(color) + 0.05) >= 4.5;
}

/** The text colour that can be read on it. */
export function readableOn(color: string): string {
  return carriesWhite(color) ? '#ffffff' : '#10202f';
}

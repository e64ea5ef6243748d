export const seasonOf = (date: string): number =>
  Number(date.slice(0, 4)) + (date.slice(5, 7) >= '10' ? 1 : 0);
export const seasonBounds = (year: number) => ({
  start: `${year - 1}-10-01`,
  end: `${year}-09-30`,
});

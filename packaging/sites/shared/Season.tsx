'use client';
import { SeasonFilter } from '@cloudstreet/ui/filters/SeasonFilter';
import { useState } from 'react';

const NOW = new Date('2026-07-15T12:00:00Z');

export function Season() {
  const [season, setSeason] = useState<number | undefined>(2026);
  return <SeasonFilter season={season} onChange={setSeason} now={NOW} />;
}

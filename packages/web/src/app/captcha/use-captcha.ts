import { ApiError, unwrap } from '@cloudstreet/sdk';
import { instanceQueries } from '@cloudstreet/sdk/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp } from '../context.js';

export interface Captcha {
  /** State of the field; undefined if the instance requires no captcha. */
  readonly field: CaptchaState | undefined;
  /** Resolves with the solution to send with the form; empty if none is required. */
  readonly solved: () => Promise<{ captcha?: string }>;
  /** Call it with each error. If the server rejected the solution, the captcha is solved again. */
  readonly afterFailure: (error: unknown) => void;
}

export interface CaptchaState {
  readonly isChecked: boolean;
  readonly state: 'open' | 'working' | 'solved' | 'failed';
  readonly onChange: (isChecked: boolean) => void;
}

/**
 * State of a captcha that this device solves by itself while the user fills in the form. If that
 * fails, the user ticks the box.
 */
export function useCaptcha(): Captcha {
  const { api, solveCaptcha } = useApp();
  const { data: instance } = useQuery(instanceQueries.detail(api));
  const work = useRef<Promise<string>>(undefined);
  // Solved from the start. Updated at once, because the field is validated while it is being ticked.
  const [isChecked, setIsChecked] = useState(true);
  const solution = useMutation({
    mutationFn: async () => solveCaptcha(await unwrap(api.GET('/auth/captcha'))),
    // The field shows the error.
    meta: { explains: 'all' },
  });

  function solve(): void {
    work.current = solution.mutateAsync();
    work.current.catch(() => setIsChecked(false));
  }
  function onChange(isNowChecked: boolean): void {
    setIsChecked(isNowChecked);
    solution.reset();
    work.current = undefined;
    if (isNowChecked) solve();
  }
  const start = useEffectEvent(solve);
  const isRequired = instance?.captcha === true;
  useEffect(() => {
    if (isRequired) start();
  }, [isRequired]);
  return {
    field: isRequired ? { isChecked, state: STATES[solution.status], onChange } : undefined,
    solved: async () => {
      const captcha = await work.current;
      return captcha === undefined ? {} : { captcha };
    },
    afterFailure: (error) => {
      if (error instanceof ApiError && 'captcha' in error.fields) onChange(true);
    },
  };
}

const STATES = { idle: 'open', pending: 'working', success: 'solved', error: 'failed' } as const;

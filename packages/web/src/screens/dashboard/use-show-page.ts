import { useNavigate } from '@tanstack/react-router';
import { pathWith } from '../../app/paths.js';

/** Returns a function that shows a page of the dashboard with other filters in place of the current one. */
export function useShowPage(page: 'user' | 'club' | 'audit'): (search: object) => void {
  const navigate = useNavigate();
  return (search) => void navigate({ href: pathWith(`/dashboard/${page}`, search), replace: true });
}

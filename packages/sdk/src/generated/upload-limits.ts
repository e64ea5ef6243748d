// Written by `npm run generate` from the files in openapi/.

export const UPLOAD_MEGABYTES = {
  "UserImageUpload": {
    "image": 10
  },
  "FlightUpload": {
    "file": 10
  },
  "StoryUpload": {
    "image": 25,
    "video": 80
  },
  "TaskUpload": {
    "file": 5
  },
  "WaypointUpload": {
    "file": 5
  }
} as const;
